/** The maximum length of a search parameter, in characters. Longer text comes from pasting or abuse. */
export const MAX_QUERY_LENGTH = 200;
