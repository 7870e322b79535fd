<?php
/**
 * The element of a game on a page, and its script.
 *
 * @package Abacade
 */

namespace Abacade;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a game as HTML: its element with checked attributes, or a plain sentence if there is no such game.
 *
 * @param mixed  $name    The name of the game; untrusted.
 * @param mixed  $options The attributes of its element; untrusted.
 * @param string $label   The name of the activity.
 * @param string $wrapper The attributes of the element around it, escaped.
 * @return string The HTML.
 */
function element( $name, $options, string $label = '', string $wrapper = '' ): string {
	$around = '' === $wrapper ? '' : ' ' . $wrapper;
	$game   = game_named( $name );
	if ( null === $game ) {
		$sentence = texts( get_locale() )['noGame'] ?? '';
		return sprintf( '<p%s>%s</p>', $around, esc_html( $sentence ) );
	}
	list( $kept, $left ) = checked_options( $game, $options );
	// Feeds and the preview of the classic editor run no script.
	if ( is_feed() || doing_action( 'wp_ajax_parse-embed' ) ) {
		return sprintf( '<p><a href="%s">%s</a></p>', esc_url( get_permalink() ), esc_html( '' === $label ? $game['title'] : $label ) );
	}
	$kept      += array( 'theme' => 'auto' );
	$attributes = '';
	foreach ( $game['fixed'] + $kept as $attribute => $value ) {
		$attributes .= sprintf( ' %s="%s"', esc_attr( $attribute ), esc_attr( $value ) );
	}
	need_script();
	return sprintf( '<div%1$s><%2$s%3$s></%2$s>%4$s</div>', $around, esc_html( $game['tag'] ), $attributes, note( $left ) );
}

/**
 * Writes the note about attributes that were left out, for those who can edit the page.
 *
 * @param string[] $left The names of the attributes.
 * @return string The HTML; empty for other readers.
 */
function note( array $left ): string {
	if ( array() === $left || ! current_user_can( 'edit_post', get_the_ID() ) ) {
		return '';
	}
	$sentence = texts( get_user_locale() )['leftOut'] ?? '%s';
	return sprintf( '<p><em>%s</em></p>', esc_html( str_replace( '%s', implode( ', ', $left ), $sentence ) ) );
}

/** Has the script printed once, at the end of the page. */
function need_script(): void {
	static $is_needed = false;
	if ( $is_needed ) {
		return;
	}
	$is_needed = true;
	add_action( 'wp_footer', __NAMESPACE__ . '\\print_script' );
}

/**
 * Prints the module that fetches the games which are on the page. Its attributes ask optimisers to leave it alone: a module that
 * is combined with other scripts finds its own files no more.
 */
function print_script(): void {
	wp_print_script_tag(
		array(
			'type'             => 'module',
			'src'              => folder_of_scripts() . 'abacade.js',
			'data-cfasync'     => 'false',
			'data-no-optimize' => '1',
			'data-noptimize'   => '1',
			'data-no-defer'    => '1',
			'data-no-minify'   => '1',
			'nowprocket'       => true,
		)
	);
}

/**
 * Adds the script to those that an optimiser neither delays nor combines.
 *
 * @param mixed $scripts The patterns of such scripts.
 * @return mixed The patterns with ours.
 */
function leave_script_alone( $scripts ) {
	if ( is_array( $scripts ) ) {
		$scripts[] = wp_parse_url( folder_of_scripts(), PHP_URL_PATH ) . '(.*).js';
	}
	return $scripts;
}
