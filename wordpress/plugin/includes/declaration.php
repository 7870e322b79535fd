<?php
/**
 * The declaration of games, options and activities, and the texts in each language.
 *
 * @package Abacade
 */

namespace Abacade;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a file of the plugin's data, which the release has written.
 *
 * @param string $name The name of the file without its ending.
 * @return array The data; empty if the file is missing or broken.
 */
function data( string $name ): array {
	static $read = array();
	if ( ! isset( $read[ $name ] ) ) {
		$path = dirname( MAIN_FILE ) . "/data/$name.json";
		// A file of the plugin itself, not of another server.
		$text          = is_readable( $path ) ? file_get_contents( $path ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents
		$found         = json_decode( $text, true );
		$read[ $name ] = is_array( $found ) ? $found : array();
	}
	return $read[ $name ];
}

/**
 * Returns the declaration of a game.
 *
 * @param mixed $given The name of the game, or an earlier spelling of it; untrusted.
 * @return array|null The declaration with its `name`; null if there is no such game.
 */
function game_named( $given ): ?array {
	if ( ! is_string( $given ) ) {
		return null;
	}
	$declaration = data( 'declaration' );
	$name        = $declaration['earlierNames'][ $given ] ?? $given;
	$game        = $declaration['games'][ $name ] ?? null;
	return is_array( $game ) ? array( 'name' => $name ) + $game : null;
}

/**
 * Returns the language of the plugin that is nearest to a locale.
 *
 * @param string $locale The locale of WordPress, such as `pt_BR` or `de_DE_formal`.
 * @return string A language tag, such as `pt-BR`; `en` if there is none.
 */
function language_for( string $locale ): string {
	$tags    = data( 'declaration' )['languages'] ?? array();
	$primary = strtolower( strtok( $locale, '_-' ) );
	foreach ( $tags as $tag ) {
		if ( strtolower( strtok( $tag, '-' ) ) === $primary ) {
			return $tag;
		}
	}
	return 'en';
}

/**
 * Returns the texts of the plugin.
 *
 * @param string $locale The locale of the reader.
 * @return array The texts; see `textsIn` in the sources.
 */
function texts( string $locale ): array {
	return data( 'texts-' . language_for( $locale ) );
}

/**
 * Returns the address of the plugin's folder of scripts, with a slash at its end.
 *
 * @return string The address, after the address and the scheme that the site has now.
 */
function folder_of_scripts(): string {
	// Behind a proxy that ends TLS and does not say so, WordPress knows the scheme only from the address of the site.
	return set_url_scheme( plugins_url( 'scripts/', MAIN_FILE ), wp_parse_url( home_url(), PHP_URL_SCHEME ) );
}
