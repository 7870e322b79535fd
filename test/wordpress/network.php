<?php
// Makes a network of sites in sub-paths, and prints the lines for its configuration: network.php SITE
require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/network.php';
foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
	$wpdb->$table = $name;
}
define( 'WP_INSTALLING_NETWORK', true );
ob_start();
install_network();
$host = preg_replace( '/:\d+$/', '', $_SERVER['HTTP_HOST'] );
populate_network( 1, $_SERVER['HTTP_HOST'], 'admin@example.org', 'Schools', '/', false );
ob_end_clean();
echo "<?php\ndefine( 'MULTISITE', true );\ndefine( 'SUBDOMAIN_INSTALL', false );\ndefine( 'DOMAIN_CURRENT_SITE', '{$_SERVER['HTTP_HOST']}' );\n",
	"define( 'PATH_CURRENT_SITE', '/' );\ndefine( 'SITE_ID_CURRENT_SITE', 1 );\ndefine( 'BLOG_ID_CURRENT_SITE', 1 );\n";
