add_action('wp_enqueue_scripts', function () {
	$folder = get_stylesheet_directory_uri() . '/ui-tabs/';
	foreach (['tabs', 'accordion'] as $name) {
		wp_enqueue_style("ui-$name", "{$folder}css/ui.$name.min.css");
		wp_enqueue_script("ui-$name", "{$folder}js/ui.$name.min.js", ['jquery'], null, true);
	}
});
