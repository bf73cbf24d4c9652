<?php

if (!defined('WP_UNINSTALL_PLUGIN')) {
	exit;
}

delete_option('vowkit_backend');
