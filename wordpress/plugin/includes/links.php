<?php
/**
 * The addresses of games on any Abacade site: on a line of their own they become the game, with their options.
 *
 * @package Abacade
 */

namespace Abacade;

defined( 'ABSPATH' ) || exit;

/** The longest query of an address, in characters. */
const LONGEST_QUERY = 8000;

/** Registers the addresses of games, for the classic editor and everything that embeds addresses. */
function register_links(): void {
	$names = implode( '|', array_map( 'preg_quote', array_keys( data( 'declaration' )['games'] ?? array() ) ) );
	if ( '' !== $names ) {
		wp_embed_register_handler( 'abacade-play', "#^https?://[^\\s\"<>]+/play/($names)\\.html(?:\\?([^\\s\"<>\\#]*))?\$#i", __NAMESPACE__ . '\\embedded' );
		wp_embed_register_handler( 'abacade-frame', '#^https?://[^\s"<>]+/frame\.html()\?([^\s"<>\#]*(?<=[?&])game=[^\s"<>\#]*)$#i', __NAMESPACE__ . '\\embedded' );
	}
}

/**
 * Writes the game of an address. The address itself is not used: the game comes from this site.
 *
 * @param string[] $found The parts of the address: its game, and its query.
 * @return string The HTML.
 */
function embedded( array $found ): string {
	$fields = fields_of_query( html_entity_decode( $found[2] ?? '', ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	$game   = '' === ( $found[1] ?? '' ) ? ( $fields['game'] ?? '' ) : $found[1];
	// Marks and a heading are for other platforms, and the origin for frames.
	$options = array_diff_key( $fields, array_flip( array( 'game', 'heading', 'score', 'pass', 'report', 'origin' ) ) );
	return element( $game, $options, $fields['heading'] ?? '' );
}

/**
 * Reads the fields of a query.
 *
 * @param string $query The query without its question mark; untrusted.
 * @return array<string, string> The decoded fields.
 */
function fields_of_query( string $query ): array {
	$fields = array();
	if ( strlen( $query ) > LONGEST_QUERY ) {
		return $fields;
	}
	foreach ( array_filter( explode( '&', $query ), 'strlen' ) as $part ) {
		list( $name, $value ) = array_map( 'urldecode', explode( '=', $part, 2 ) + array( '', '' ) );
		$fields[ $name ]      = $value;
	}
	return $fields;
}
