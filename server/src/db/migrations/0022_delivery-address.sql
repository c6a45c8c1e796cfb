-- A parcel needs neither the customer's birthday nor their e-mail.
UPDATE "order_destination" SET "address" = "address" - 'birthday' - 'email';
