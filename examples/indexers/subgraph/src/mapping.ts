/* eslint @typescript-eslint/consistent-type-imports: off -- AssemblyScript has no type imports. */
// #region mapping
import {MessageSent} from '../generated/L2MessageService/L2MessageService';
import {Message} from '../generated/schema';

export function handleMessageSent(event: MessageSent): void {
  const message = new Message(event.params._messageHash);
  message.from = event.params._from;
  message.to = event.params._to;
  message.value = event.params._value;
  message.block = event.block.number;
  message.timestamp = event.block.timestamp;
  message.save();
}
// #endregion
