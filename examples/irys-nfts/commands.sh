# The commands that the pages tell readers to type, in this order. The scripts need PRIVATE_KEY in .env, and add the
# contracts' addresses to it.
set -e

# #region store-print
npx tsx --env-file=.env src/storePrint.ts
# #endregion

# #region deploy-prints
npx tsx --env-file=.env src/deployPrints.ts
# #endregion

# #region mint
npx tsx --env-file=.env src/mint.ts
# #endregion

# #region page
npx vite
# #endregion

# #region store-irys
npx tsx --env-file=.env src/tryIrys.ts
# #endregion

# #region store-stages
npx tsx --env-file=.env src/storeStages.ts
# #endregion

# #region deploy-creatures
npx tsx --env-file=.env src/deployCreatures.ts
# #endregion

# #region feed
npx tsx --env-file=.env src/feed.ts
# #endregion

# #region mutable-irys
npx tsx --env-file=.env src/mutableIrys.ts
# #endregion
