<?php
/**
 * The check of attributes from authors, who may lack the right `unfiltered_html`.
 *
 * @package Abacade
 */

namespace Abacade;

defined( 'ABSPATH' ) || exit;

/** The largest number of attributes that are read. */
const MOST_OPTIONS = 60;

/**
 * Checks the attributes of a game against its declaration.
 *
 * @param array $game  The declaration of the game.
 * @param mixed $given The attributes by name; untrusted.
 * @return array{0: array<string, string>, 1: string[]} The attributes that are possible, and the names of those that are not.
 */
function checked_options( array $game, $given ): array {
	$kept = array();
	$left = array();
	if ( ! is_array( $given ) ) {
		return array( $kept, $left );
	}
	foreach ( array_slice( $given, 0, MOST_OPTIONS, true ) as $name => $value ) {
		$name  = strtolower( (string) $name );
		$check = $game['attributes'][ $name ] ?? null;
		$text  = text_of( $value );
		if ( isset( $game['fixed'][ $name ] ) && $game['fixed'][ $name ] === $text ) {
			continue;
		}
		if ( is_array( $check ) && null !== $text && is_possible( $check, $text ) ) {
			$kept[ $name ] = $text;
		} else {
			// A note names it, so it is shortened and has no markup.
			$left[] = substr( sanitize_key( $name ), 0, 40 );
		}
	}
	return array( $kept, array_values( array_unique( $left ) ) );
}

/**
 * Returns the text of a value in a block comment or a shortcode.
 *
 * @param mixed $value The value; untrusted.
 * @return string|null The text; null if it can be none.
 */
function text_of( $value ): ?string {
	if ( is_bool( $value ) ) {
		return $value ? 'true' : 'false';
	}
	if ( ! is_scalar( $value ) ) {
		return null;
	}
	// WordPress writes entities into the blocks of authors without `unfiltered_html`.
	$text = html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	return trim( wp_check_invalid_utf8( $text ) );
}

/**
 * Returns whether a text can be the value of an attribute. The game itself checks what depends on other attributes.
 *
 * @param array  $check The declaration of the attribute.
 * @param string $text  The text.
 * @return bool True if it can.
 */
function is_possible( array $check, string $text ): bool {
	switch ( $check['type'] ?? '' ) {
		case 'boolean':
			return in_array( $text, array( '', 'true', 'false' ), true );
		case 'select':
			$values = $check['values'] ?? array();
			// Editors write no value for true, and false for a choice that is off.
			$written = array(
				''      => 'true',
				'false' => 'off',
			);
			return in_array( $text, $values, true ) || in_array( $written[ $text ] ?? null, $values, true );
		case 'number':
			if ( in_array( $text, array( 'none', 'false' ), true ) ) {
				return 0 === ( $check['min'] ?? 0 );
			}
			return 1 === preg_match( '/^\d{1,9}$/D', $text )
				&& (int) $text >= ( $check['min'] ?? 0 )
				&& (int) $text <= ( $check['max'] ?? PHP_INT_MAX );
		case 'values':
			return strlen( $text ) <= ( $check['longest'] ?? 0 ) && 1 === preg_match( '/^[\w ,.:;*+=×÷·−-]*$/Du', $text );
		case 'text':
			return strlen( $text ) <= 4 * ( $check['longest'] ?? 0 ) && 1 !== preg_match( '/[\p{Cc}\p{Cf}]/u', $text );
		default:
			return false;
	}
}
