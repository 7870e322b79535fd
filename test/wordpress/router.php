<?php
// The router of PHP's web server: files as they are, everything else by WordPress, which may be in a sub-path: ABACADE_PATH.
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$root = $_SERVER['DOCUMENT_ROOT'];
$base = getenv( 'ABACADE_PATH' );
$file = $root . $path;
if ( preg_match( '#^/[_0-9a-zA-Z-]+(/wp-(?:content|admin|includes).*|/wp-.*\.php)$#', $path, $found ) && ! file_exists( $file ) ) {
	// A site of a network, in a sub-path.
	$file = $root . $found[1];
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
	if ( is_file( $file ) ) {
		$types = array(
			'js'   => 'text/javascript',
			'css'  => 'text/css',
			'html' => 'text/html',
			'svg'  => 'image/svg+xml',
		);
		header( 'Content-Type: ' . ( $types[ pathinfo( $file, PATHINFO_EXTENSION ) ] ?? 'application/octet-stream' ) );
		readfile( $file );
		return true;
	}
}
if ( is_file( $file ) ) {
	return false;
}
if ( is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) && "$base/" !== $path ) {
	return false;
}
// As the rewrite rules of a web server name it.
$_SERVER['SCRIPT_NAME'] = "$base/index.php";
$_SERVER['PHP_SELF']    = "$base/index.php";
require "$root$base/index.php";
