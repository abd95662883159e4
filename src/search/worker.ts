// The engine of the search plugin, in a thread of its own.
import '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js';
