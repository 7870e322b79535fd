<?php
// Gives a site another address: address.php SITE ADDRESS
require __DIR__ . '/load.php';
update_option( 'siteurl', $argv[2] );
update_option( 'home', $argv[2] );
