<?php
// Loads a site of a test: the first argument is its folder, the last one of `--site=2` a site of its network.
$network = array_values( preg_grep( '/^--path=/', $argv ) );
$_SERVER['HTTP_HOST']   = getenv( 'ABACADE_HOST' );
$_SERVER['REQUEST_URI'] = $network ? substr( $network[0], 7 ) : '/';
require $argv[1] . '/wp-load.php';
