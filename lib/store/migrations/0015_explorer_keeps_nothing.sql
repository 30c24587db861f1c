-- What was tried in the explorer is no answer to anybody later, and its bytes name plates, VINs and keepers: the ledger is
-- given them no more, and those it was given are taken out.
UPDATE look_ups SET result = 'null', erased_at = clock_timestamp()
  WHERE state = 'SETTLED' AND erased_at IS NULL AND result::text LIKE '{"request":{"method":%';
