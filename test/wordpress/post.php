<?php
// Publishes a post whose content comes on standard input, with the rights of a user, and prints its id and what was stored:
// post.php SITE USER [SITE-OF-A-NETWORK]
require __DIR__ . '/load.php';
wp_set_current_user( get_user_by( 'login', $argv[2] )->ID );
kses_init();
$id = wp_insert_post(
	wp_slash(
		array(
			'post_title'   => 'A page with a game',
			'post_content' => stream_get_contents( STDIN ),
			'post_status'  => 'publish',
		)
	),
	true
);
echo wp_json_encode(
	array(
		'id'      => $id,
		'content' => get_post( $id )->post_content,
		'may'     => current_user_can( 'unfiltered_html' ),
	)
);
