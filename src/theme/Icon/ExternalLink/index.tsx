// Change: our own icon, the one that links in the text have.
export {default} from '@site/src/components/ui/ExternalLink/ExternalIcon';
