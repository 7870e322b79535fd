<?php
// The router of PHP's web server: files as they are, everything else by WordPress.
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( preg_match( '#^/[_0-9a-zA-Z-]+(/wp-(?:content|admin|includes).*|/wp-.*\.php)$#', $path, $found ) && ! file_exists( $file ) ) {
	// A site of a network, in a sub-path.
	$file = $_SERVER['DOCUMENT_ROOT'] . $found[1];
	if ( is_dir( $file ) ) {
		$file = rtrim( $file, '/' ) . '/index.php';
	}
	if ( preg_match( '/\.php$/', $file ) && is_file( $file ) ) {
		$_SERVER['SCRIPT_NAME'] = $path;
		$_SERVER['PHP_SELF']    = $path;
		chdir( dirname( $file ) );
		require $file;
		return true;
	}
}
if ( is_file( $file ) ) {
	return false;
}
if ( is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
	return false;
}
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
