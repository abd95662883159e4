// Change: the same icon as links in the text.
export {default} from '@site/src/components/ui/ExternalLink/ExternalIcon';
