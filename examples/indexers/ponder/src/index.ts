import {ponder} from 'ponder:registry';
import {message} from 'ponder:schema';

ponder.on('L2MessageService:MessageSent', async ({event, context}) => {
  await context.db.insert(message).values({
    id: event.args._messageHash,
    from: event.args._from,
    to: event.args._to,
    value: event.args._value,
    block: event.block.number,
  });
});
