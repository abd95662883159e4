import {type MovedArea} from './movedArea';

/** References and release notes. */
export const reference = [
  {
    from: ['/api'],
    to: '/api',
    moved: {
      quickstart: '/api#first-request',
      'token-api': '/api#token-api',
      'token-api/overview': '/api#token-api',
    },
  },
  {
    from: ['/reference'],
    to: '/api',
    moved: {
      '': '/api/reference',
      'api/linea-estimategas': '/api/reference/linea-estimategas',
      glossary: '/zero-knowledge-glossary',
    },
  },
  {
    from: ['/glossary'],
    to: '/zero-knowledge-glossary',
    kept: [''],
  },
  {
    from: ['/changelog', '/notices'],
    to: '/release-notes',
    moved: {
      'alpha-v2-technical-details': '/release-notes#alpha-v2',
      'release-notes': '/release-notes',
      'security-council-record': '/technology/security-council-record',
    },
  },
  {
    from: ['/security-council-record'],
    to: '/technology/security-council-record',
    kept: [''],
  },
] satisfies readonly MovedArea[];
