<?php
/**
 * Plugin Name:       Abacade
 * Description:       Maths games for pages and posts: multiplication tables, equations, rows and traps. No account, no tracking, nothing to configure.
 * Version:           0.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Abacade
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       abacade
 *
 * @package Abacade
 */

namespace Abacade;

defined( 'ABSPATH' ) || exit;

/** The main file, from which WordPress derives the address of the plugin's folder, however that is named. */
const MAIN_FILE = __FILE__;

require __DIR__ . '/includes/declaration.php';
require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/element.php';
require __DIR__ . '/includes/links.php';
require __DIR__ . '/includes/shortcode.php';
require __DIR__ . '/includes/block.php';

add_action( 'init', __NAMESPACE__ . '\\register_block' );
add_action( 'init', __NAMESPACE__ . '\\register_patterns' );
add_action( 'init', __NAMESPACE__ . '\\register_links' );
add_shortcode( 'abacade', __NAMESPACE__ . '\\shortcode' );
add_filter( 'rocket_delay_js_exclusions', __NAMESPACE__ . '\\leave_script_alone' );
add_filter( 'rocket_exclude_js', __NAMESPACE__ . '\\leave_script_alone' );
