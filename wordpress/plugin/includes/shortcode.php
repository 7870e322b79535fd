<?php
/**
 * The shortcode: `[abacade game="plyt" table="6"]` or `[abacade activity="climb" tables="6 7"]`.
 *
 * @package Abacade
 */

namespace Abacade;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the game of a shortcode.
 *
 * @param array|string $given The attributes; `game` or `activity`, and those of the element. A string if there are none.
 * @return string The HTML.
 */
function shortcode( $given ): string {
	$given = is_array( $given ) ? $given : array();
	// An attribute without a value, such as `real-dice`, has a number as its name.
	foreach ( $given as $name => $value ) {
		if ( is_int( $name ) ) {
			unset( $given[ $name ] );
			$given[ strtolower( $value ) ] = '';
		}
	}
	$label = text_of( $given['name'] ?? '' ) ?? '';
	$asked = array(
		'$tables' => text_of( $given['tables'] ?? $given['table'] ?? '' ),
		'$range'  => text_of( $given['range'] ?? '' ),
	);
	$named = $given['activity'] ?? null;
	$known = data( 'declaration' );
	if ( null !== $named ) {
		$activity = $known['activities'][ $named ] ?? array();
		$game     = $activity['game'] ?? '';
		$usual    = $activity['attributes'] ?? array();
	} else {
		$game  = game_named( $given['game'] ?? '' )['name'] ?? '';
		$usual = array_filter( $asked ) ? ( $known['tables'][ $game ] ?? array() ) : array();
	}
	$options = array_diff_key( $given, array_flip( array( 'game', 'activity', 'name', 'table', 'tables', 'range' ) ) );
	foreach ( $usual as $attribute => $value ) {
		$answer              = $asked[ $value ] ?? '';
		$usual[ $attribute ] = '' !== $answer ? $answer : ( $known['asked'][ substr( $value, 1 ) ] ?? $value );
	}
	return element( $game, $options + $usual, $label );
}
