<?php
// Sends a strict policy with a page that is asked for with `policy`: nothing inline, and nothing from elsewhere.
add_action(
	'send_headers',
	function () {
		if ( isset( $_GET['policy'] ) ) {
			header( "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'" );
		}
	}
);
