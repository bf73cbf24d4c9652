<?php
/**
 * Plugin Name: Vowkit
 * Description: Adds the wedding elements of your Vowkit backend to posts and pages: visions, vendors, inquiries and the assistant.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: vowkit
 */

if (!defined('ABSPATH')) {
	exit;
}

require_once __DIR__ . '/includes/elements.php';
require_once __DIR__ . '/includes/render.php';
require_once __DIR__ . '/includes/settings.php';

/** Registers the block. Posts store its settings only, and the server writes the markup. */
function vowkit_register_block() {
	wp_register_script(
		'vowkit-block',
		plugins_url('block.js', __FILE__),
		array('wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor', 'wp-server-side-render', 'wp-i18n'),
		'1.0.0',
		true
	);
	wp_localize_script('vowkit-block', 'vowkitBlock', array(
		'elements' => vowkit_elements(),
		'settingsUrl' => admin_url('options-general.php?page=vowkit'),
		'backend' => vowkit_backend(),
		'fallback' => array(
			'label' => __('Text without the element', 'vowkit'),
			'help' => __('Shown until the element has loaded, and if it cannot load. Such as: Write to hello@example.com.', 'vowkit'),
		),
	));
	register_block_type('vowkit/element', array(
		'api_version' => 2,
		'title' => __('Vowkit', 'vowkit'),
		'category' => 'embed',
		'icon' => 'heart',
		'description' => __('An element of your Vowkit backend.', 'vowkit'),
		'keywords' => array('wedding', 'vendor', 'vision'),
		'supports' => array('align' => array('wide', 'full'), 'html' => false),
		'attributes' => array(
			'element' => array('type' => 'string', 'default' => 'vision-generator'),
			'settings' => array('type' => 'object', 'default' => new stdClass()),
			'align' => array('type' => 'string'),
		),
		'editor_script' => 'vowkit-block',
		'render_callback' => 'vowkit_render_block',
	));
}
add_action('init', 'vowkit_register_block');

/** The shortcode for the classic editor: `[vowkit element="vendor-card-grid" category="florists"]`. */
add_shortcode('vowkit', 'vowkit_render_shortcode');
