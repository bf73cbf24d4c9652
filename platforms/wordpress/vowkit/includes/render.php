<?php

if (!defined('ABSPATH')) {
	exit;
}

/** Renders the block. The editor loads the script of its preview by itself. */
function vowkit_render_block($attributes) {
	$html = vowkit_render($attributes['element'], (array) $attributes['settings'], defined('REST_REQUEST') && REST_REQUEST);
	$align = isset($attributes['align']) ? ' align' . sanitize_html_class($attributes['align']) : '';
	return '<div class="wp-block-vowkit-element' . esc_attr($align) . '">' . $html . '</div>';
}

/** Renders the shortcode. WordPress passes the names of attributes in lower case. */
function vowkit_render_shortcode($given) {
	$given = (array) $given;
	$tag = isset($given['element']) ? $given['element'] : 'vision-generator';
	return vowkit_render($tag, $given, false);
}

/**
 * Returns the markup of an element, and adds its script to the page once. Ignores unknown attributes and values. Shows
 * mistakes only to people who can edit the page.
 */
function vowkit_render($tag, $settings, $is_preview) {
	$elements = vowkit_elements();
	$backend = vowkit_backend();
	if (!isset($elements[$tag])) {
		return vowkit_notice(sprintf(__('Vowkit: there is no element “%s”.', 'vowkit'), $tag));
	}
	if ($backend === '') {
		return vowkit_notice(__('Vowkit: set the URL of your backend under Settings → Vowkit.', 'vowkit'));
	}
	$missing = vowkit_missing($elements[$tag], $settings);
	if ($missing !== '') {
		return vowkit_notice($missing);
	}
	$markup = '';
	foreach ($elements[$tag]['attributes'] as $name => $attribute) {
		$value = isset($settings[$name]) ? trim((string) $settings[$name]) : '';
		$is_accepted = !isset($attribute['values']) || in_array($value, $attribute['values'], true);
		if ($value !== '' && $is_accepted) {
			$markup .= ' ' . $name . '="' . esc_attr($value) . '"';
		}
	}
	if (!$is_preview) {
		vowkit_enqueue($tag, $backend . '/embed/v1/' . $tag . '.mjs');
	}
	$fallback = isset($settings['fallback']) ? trim((string) $settings['fallback']) : '';
	return '<' . $tag . $markup . '>' . esc_html($fallback) . '</' . $tag . '>';
}

/** Returns which attribute an element still needs. Empty if it needs none. */
function vowkit_missing($element, $settings) {
	$needs = isset($element['needs']) ? $element['needs'] : array();
	foreach ($needs as $name) {
		if (isset($settings[$name]) && trim((string) $settings[$name]) !== '') {
			return '';
		}
	}
	$labels = array_map(function ($name) use ($element) {
		return $element['attributes'][$name]['label'];
	}, $needs);
	return $labels ? sprintf(__('%1$s: set “%2$s” first.', 'vowkit'), $element['title'], implode(__('” or “', 'vowkit'), $labels)) : '';
}

/** Adds the module of an element to the end of the page. Modules stay separate when plugins merge scripts. */
function vowkit_enqueue($tag, $source) {
	static $sources = array();
	if (isset($sources[$tag])) {
		return;
	}
	$sources[$tag] = $source;
	add_action('wp_footer', function () use ($source) {
		echo '<script type="module" src="' . esc_url($source) . '"></script>' . "\n";
	});
}

function vowkit_notice($text) {
	return current_user_can('edit_posts') ? '<p>' . esc_html($text) . '</p>' : '';
}
