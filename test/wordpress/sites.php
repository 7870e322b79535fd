<?php
// Adds a second site to a network, whose administrator may write no HTML, and switches the plugin on in all: sites.php SITE
require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
$teacher = wp_insert_user(
	array(
		'user_login' => 'teacher',
		'user_pass'  => 'password',
		'user_email' => 'teacher@example.org',
	)
);
$site = wpmu_create_blog( $_SERVER['HTTP_HOST'], '/second/', 'The second school', $teacher );
if ( is_wp_error( $site ) ) {
	fwrite( STDERR, $site->get_error_message() );
	exit( 1 );
}
$failed = activate_plugin( 'abacade/abacade.php', '', true );
echo is_wp_error( $failed ) ? $failed->get_error_message() : $site;
