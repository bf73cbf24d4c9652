<?php

if (!defined('ABSPATH')) {
	exit;
}

/**
 * The elements and the attributes that a post may set, with their labels. An attribute with `values` accepts only these.
 * An element with `needs` shows nothing without one of these attributes.
 */
function vowkit_elements() {
	$vendor = array(
		'vendor' => array('label' => __('Vendor', 'vowkit'), 'help' => __('The name in the URL of the vendor’s page, such as wild-ranunculus, or the vendor’s number.', 'vowkit')),
	);
	$owner = array(
		'vendor-id' => array('label' => __('Your number as a vendor', 'vowkit'), 'help' => __('The code on your desk, under On your website, contains it as vendor-id. Visitors can then send their wishes to you.', 'vowkit')),
	);
	$elements = array(
		'vision-generator' => array(
			'title' => __('Vision generator', 'vowkit'),
			'attributes' => array(
				'prompt' => array('label' => __('First text of the prompt', 'vowkit')),
			) + $owner,
		),
		'vendor-card-grid' => array(
			'title' => __('Vendor cards', 'vowkit'),
			'needs' => array('category', 'vendor-ids'),
			'attributes' => array(
				'category' => array('label' => __('Category', 'vowkit'), 'help' => __('The kind of vendors to show, such as florists or venues.', 'vowkit')),
				'vendor-ids' => array('label' => __('Numbers of vendors', 'vowkit'), 'help' => __('Instead of a category: the vendors to show, such as 3,14,15.', 'vowkit')),
				'page-size' => array('label' => __('Cards on a page', 'vowkit'), 'help' => __('A number such as 6.', 'vowkit')),
			),
		),
		'vendor-profile' => array('title' => __('Vendor profile', 'vowkit'), 'needs' => array('vendor'), 'attributes' => $vendor),
		'vendor-reviews' => array('title' => __('Vendor reviews', 'vowkit'), 'needs' => array('vendor'), 'attributes' => $vendor),
		'vendor-inquiry' => array('title' => __('Inquiry form', 'vowkit'), 'needs' => array('vendor'), 'attributes' => $vendor),
		'magic-link-vendors' => array(
			'title' => __('Vendors of a magic link', 'vowkit'),
			'needs' => array('code'),
			'attributes' => array('code' => array('label' => __('Code of the magic link', 'vowkit'))),
		),
		'wedding-assistant' => array(
			'title' => __('Assistant', 'vowkit'),
			'attributes' => array(
				'position' => array(
					'label' => __('Position', 'vowkit'),
					'values' => array('bottom-right', 'bottom-left', 'inline'),
				),
			) + $owner,
		),
	);
	$all = array(
		'partner' => array('label' => __('Partner', 'vowkit'), 'help' => __('A name that is stored with visions and inquiries.', 'vowkit')),
		'accent' => array('label' => __('Accent colour', 'vowkit'), 'help' => __('A hex value such as #4d6b3c.', 'vowkit')),
		'theme' => array('label' => __('Theme', 'vowkit'), 'values' => array('light', 'dark', 'auto', 'host')),
		'radius' => array('label' => __('Corners', 'vowkit'), 'values' => array('none', 'soft', 'round')),
		'density' => array('label' => __('Spacing', 'vowkit'), 'values' => array('cozy', 'compact')),
		'lang' => array('label' => __('Language', 'vowkit'), 'help' => __('A language code, such as es for Spanish. Default: the language of the page.', 'vowkit')),
	);
	foreach ($elements as $tag => $element) {
		$elements[$tag]['attributes'] = $element['attributes'] + $all;
	}
	return $elements;
}
