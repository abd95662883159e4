import {describe, expect, it} from 'vitest';
import {
  type Course,
  readProgress,
  startedCourses,
  withChapter,
} from '../../../src/components/learning/progress';

const poll: Course = {
  to: '/learn/poll',
  title: 'Poll',
  chapters: [
    {id: 'chapter-1', title: 'Write'},
    {id: 'chapter-2', title: 'Deploy'},
  ],
};
const essay: Course = {to: '/learn/essay', title: 'Essay', chapters: []};

describe('stored progress', () => {
  it.each([
    ['nothing', null, {}],
    ['chapters', '{"/a":[1,2]}', {'/a': [1, 2]}],
    ['no JSON', '{', {}],
    ['null', 'null', {}],
    ['another shape', '{"/a":"1","/b":[1.5],"/c":[3]}', {'/c': [3]}],
  ])('is read from %s', (_name, stored, progress) => {
    expect(readProgress(stored)).toEqual(progress);
  });

  it('gains and loses chapters, in order and each once', () => {
    expect(withChapter({'/a': [2]}, '/a', 1, true)).toEqual({'/a': [1, 2]});
    expect(withChapter({'/a': [2]}, '/a', 2, true)).toEqual({'/a': [2]});
    expect(withChapter({'/a': [1, 2], '/b': [1]}, '/a', 1, false)).toEqual({'/a': [2], '/b': [1]});
    expect(withChapter({'/a': [1]}, '/a', 1, false)).toEqual({});
  });
});

describe('started tutorials', () => {
  it('name the first chapter that is not done', () => {
    expect(startedCourses([poll, essay], {'/learn/poll': [2]})).toEqual([
      {
        to: '/learn/poll',
        title: 'Poll',
        done: 1,
        all: 2,
        next: {to: '/learn/poll#chapter-1', title: 'Write'},
      },
    ]);
  });

  it('are finished when all chapters are, and a page without chapters at once', () => {
    expect(startedCourses([poll, essay], {'/learn/poll': [1, 2], '/learn/essay': [1]})).toEqual([
      {to: '/learn/poll', title: 'Poll', done: 2, all: 2},
      {to: '/learn/essay', title: 'Essay', done: 1, all: 1},
    ]);
  });

  it('leave out chapters that a tutorial no longer has', () => {
    expect(startedCourses([poll], {'/learn/poll': [7], '/gone': [1]})).toEqual([]);
  });
});
