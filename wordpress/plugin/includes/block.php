<?php
/**
 * The block and its patterns.
 *
 * @package Abacade
 */

namespace Abacade;

defined( 'ABSPATH' ) || exit;

/** Registers the block with the script and the styles of its editor. */
function register_block(): void {
	$version = data( 'declaration' )['version'] ?? '0';
	$needed  = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' );
	wp_register_script( 'abacade-block', plugins_url( 'block.js', MAIN_FILE ), $needed, $version, true );
	wp_register_style( 'abacade-block', plugins_url( 'block.css', MAIN_FILE ), array(), $version );
	register_block_type( dirname( MAIN_FILE ), array( 'render_callback' => __NAMESPACE__ . '\\render_block' ) );
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\print_texts' );
}

/** Prints the texts and the address that the editor's script reads. */
function print_texts(): void {
	$printed = array(
		'folder' => folder_of_scripts(),
		'texts'  => texts( get_user_locale() ),
	);
	wp_add_inline_script( 'abacade-block', 'var abacadeBlock = ' . wp_json_encode( $printed, JSON_HEX_TAG ) . ';', 'before' );
}

/**
 * Writes a block as HTML.
 *
 * @param mixed $attributes The attributes of the block; untrusted.
 * @return string The HTML; empty if no game has been chosen.
 */
function render_block( $attributes ): string {
	if ( ! is_array( $attributes ) || ! isset( $attributes['game'] ) ) {
		return '';
	}
	$label = text_of( $attributes['name'] ?? '' ) ?? '';
	return element( $attributes['game'], $attributes['options'] ?? array(), $label, get_block_wrapper_attributes() );
}

/** Registers a ready block for each skill, in the language of the author. */
function register_patterns(): void {
	$texts = texts( get_user_locale() );
	if ( ! isset( $texts['patterns'] ) ) {
		return;
	}
	register_block_pattern_category( 'abacade', array( 'label' => $texts['patternsTitle'] ) );
	foreach ( $texts['patterns'] as $pattern ) {
		register_block_pattern(
			'abacade/' . $pattern['name'],
			array(
				'title'      => $pattern['title'],
				'categories' => array( 'abacade' ),
				'content'    => serialized( $pattern['game'], $pattern['options'], $pattern['title'] ),
			)
		);
	}
}

/**
 * Writes a block as it is stored, with the link that its readers have while the plugin is switched off.
 *
 * @param string $game    The name of the game.
 * @param array  $options The attributes of its element.
 * @param string $name    The name of the activity.
 * @return string The block.
 */
function serialized( string $game, array $options, string $name ): string {
	$query = array();
	foreach ( array( 'game' => $game ) + $options as $attribute => $value ) {
		$query[] = $attribute . '=' . rawurlencode( $value );
	}
	$address = folder_of_scripts() . 'frame.html?' . implode( '&', $query );
	$comment = serialize_block_attributes(
		array(
			'game'    => $game,
			'options' => $options,
			'name'    => $name,
		)
	);
	return sprintf(
		"<!-- wp:abacade/game %s -->\n<p class=\"wp-block-abacade-game\"><a href=\"%s\">%s</a></p>\n<!-- /wp:abacade/game -->",
		$comment,
		esc_url( $address ),
		esc_html( $name )
	);
}
