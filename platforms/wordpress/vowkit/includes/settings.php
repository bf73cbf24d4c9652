<?php

if (!defined('ABSPATH')) {
	exit;
}

/** The origin of the backend, such as `https://api.example.com`. Empty if it is not set. */
function vowkit_backend() {
	return (string) get_option('vowkit_backend', '');
}

/** Returns the origin of a URL. Keeps the stored value and shows an error if the URL is none. */
function vowkit_sanitize_backend($given) {
	$given = trim((string) $given);
	if ($given === '') {
		return '';
	}
	$parts = wp_parse_url($given);
	if (!$parts || empty($parts['host']) || !in_array($parts['scheme'] ?? '', array('http', 'https'), true)) {
		add_settings_error('vowkit_backend', 'vowkit_backend', __('Enter a URL that starts with https://, such as https://api.example.com.', 'vowkit'));
		return vowkit_backend();
	}
	return $parts['scheme'] . '://' . $parts['host'] . (isset($parts['port']) ? ':' . $parts['port'] : '');
}

add_action('admin_init', function () {
	register_setting('vowkit', 'vowkit_backend', array(
		'type' => 'string',
		'sanitize_callback' => 'vowkit_sanitize_backend',
		'default' => '',
	));
});

add_action('admin_menu', function () {
	add_options_page('Vowkit', 'Vowkit', 'manage_options', 'vowkit', 'vowkit_settings_page');
});

/** Adds a link to the settings to the list of plugins. */
add_filter('plugin_action_links_' . plugin_basename(dirname(__DIR__) . '/vowkit.php'), function ($links) {
	$url = admin_url('options-general.php?page=vowkit');
	return array_merge(array('<a href="' . esc_url($url) . '">' . esc_html__('Settings', 'vowkit') . '</a>'), $links);
});

function vowkit_settings_page() {
	?>
	<div class="wrap">
		<h1>Vowkit</h1>
		<form action="options.php" method="post">
			<?php settings_fields('vowkit'); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="vowkit_backend"><?php esc_html_e('URL of the backend', 'vowkit'); ?></label></th>
					<td>
						<input name="vowkit_backend" id="vowkit_backend" type="url" class="regular-text" placeholder="https://api.example.com" value="<?php echo esc_attr(vowkit_backend()); ?>" aria-describedby="vowkit_backend_help">
						<p class="description" id="vowkit_backend_help"><?php esc_html_e('Your desk shows it under On your website.', 'vowkit'); ?></p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
