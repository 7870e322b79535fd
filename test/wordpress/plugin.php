<?php
// Switches the plugin on or off: plugin.php SITE on|off [FILE]
require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
$file = $argv[3] ?? 'abacade/abacade.php';
if ( 'on' === $argv[2] ) {
	$failed = activate_plugin( $file );
	echo is_wp_error( $failed ) ? $failed->get_error_message() : 'on';
} else {
	deactivate_plugins( $file );
	echo 'off';
}
