ALTER TABLE "book_item" ADD COLUMN "style" jsonb;
--> statement-breakpoint
-- Styles were part of the layout's name until now: PortraitABrushArabic, PortraitAGothic, LandscapeABrush …
UPDATE "book_item" SET
	"layout" = regexp_replace("layout", '(Gothic|Brush)?(Arabic)?$', ''),
	"style" = jsonb_build_object(
		'face', CASE WHEN "layout" LIKE '%Brush%' THEN 'brush' WHEN "layout" LIKE '%Gothic%' THEN 'gothic' ELSE 'mincho' END,
		'numerals', CASE WHEN "layout" LIKE '%Arabic' THEN 'arabic' ELSE 'kanji' END
	)
WHERE "layout" IS NOT NULL AND "style" IS NULL;
