/** Functions of React and React Router that the shop does not need, by file and by what they are for. What
 * they are for can then not be used in browsers: .oxlintrc.json forbids what it can see. */
type Unused = Record<string, Record<string, string[]>>;

const react: Unused = {
  'react-dom/cjs/react-dom-client.production.js': {
    viewTransitions: [
      'applyViewTransitionToHostInstances',
      'commitAfterMutationEffectsOnFiber',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'recursivelyTraverseAfterMutationEffects',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'startViewTransition',
      'trackEnterViewTransitions',
    ],
    refsOfFragments: [
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstance',
      'commitNewChildToFragmentInstances',
      'FragmentInstance',
      'isFragmentInstanceParent',
      'traverseVisibleInstancesAndTextInstances',
    ],
    suspenseListAndActivity: [
      'cutOffTailIfNeeded',
      'findFirstSuspended',
      'initSuspenseListRenderState',
      'updateActivityComponent',
      'updateSuspenseListComponent',
    ],
    onSelectAndBeforeInput: [
      'constructSelectEvent',
      'getData',
      'getFallbackBeforeInputChars',
      'getNativeBeforeInputChars',
      'isFallbackCompositionEnd',
    ],
    // Styles and scripts that components bring, and hints for loading them.
    resources: [
      'acquireResource',
      'estimateBandwidth',
      'insertStylesheet',
      'insertStylesheetIntoRoot',
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preloadStylesheet',
      'suspendResource',
    ],
    findDOMNode: ['findCurrentFiberUsingSlowPath'],
  },
  'react-dom/cjs/react-dom.production.js': {
    resources: [
      'exports.preconnect',
      'exports.preinit',
      'exports.preinitModule',
      'exports.preload',
      'exports.preloadModule',
      'getCrossOriginStringAs',
    ],
  },
  'react/cjs/react.production.js': {
    children: ['cloneAndReplaceKey', 'exports.cloneElement', 'mapChildren', 'mapIntoArray'],
  },
};

const inRouter: Unused = {
  'router/router.js': {
    blockers: ['deleteBlocker', 'getBlocker', 'shouldBlockNavigation', 'updateBlocker'],
    // All routes are known from the start.
    changingRoutes: ['_internalSetRoutes', 'discoverRoutes', 'patchRoutesImpl'],
    viewTransitions: ['persistAppliedTransitions', 'restoreAppliedTransitions'],
  },
  'router/instrumentation.js': {
    instrumentation: [
      'consumeInstrumentationClientResultMetaReceiver',
      'getRouteInstrumentationUpdates',
      'instrumentClientSideRouter',
    ],
  },
  'dom/ssr/fog-of-war.js': {
    changingRoutes: [
      'getPartialManifest',
      'getPatchRoutesOnNavigationFunction',
      'handleClientVersionMismatch',
      'isFogOfWarEnabled',
      'useFogOFWarDiscovery',
    ],
  },
  'hooks.js': {
    serverComponents: ['RSCErrorHandler'],
    browserRouter: ['useNavigateUnstable'],
    warningsForDevelopers: ['warningOnce'],
  },
  'router/history.js': { warningsForDevelopers: ['warning'] },
  'server-runtime/warnings.js': { warningsForDevelopers: ['warnOnce'] },
};

export const unused: Unused = {
  ...react,
  ...Object.fromEntries(
    Object.entries(inRouter).map(([file, functions]) => [
      `react-router/dist/production/lib/${file}`,
      functions,
    ]),
  ),
};
