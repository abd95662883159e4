import {onchainTable} from 'ponder';

export const message = onchainTable('message', (column) => ({
  id: column.hex().primaryKey(),
  from: column.hex().notNull(),
  to: column.hex().notNull(),
  value: column.bigint().notNull(),
  block: column.bigint().notNull(),
}));
