import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDeFormularios: readonly PantallaDeGaleria[] = [
  {
    ruta: /^\/forms\/quill-editor$/,
    cargar: () => import('./quill-editor/quill-editor.screen.tsx').then((m) => m.QuillEditorScreen),
  },
  {
    ruta: /^\/forms\/form-validation$/,
    cargar: () => import('./form-validation/form-validation.screen.tsx').then((m) => m.FormValidationScreen),
  },
  {
    ruta: /^\/forms\/form-wizard$/,
    cargar: () => import('./form-wizard/form-wizard.screen.tsx').then((m) => m.FormWizardScreen),
  },
  {
    ruta: /^\/forms\/form-horizontal$/,
    cargar: () => import('./form-horizontal/form-horizontal.screen.tsx').then((m) => m.FormHorizontalScreen),
  },
  {
    ruta: /^\/forms\/form-vertical$/,
    cargar: () => import('./form-vertical/form-vertical.screen.tsx').then((m) => m.FormVerticalScreen),
  },
  {
    ruta: /^\/forms\/form-custom$/,
    cargar: () => import('./form-custom/form-custom.screen.tsx').then((m) => m.FormCustomScreen),
  },
  {
    ruta: /^\/forms\/form-layouts$/,
    cargar: () => import('./form-layouts/form-layouts.screen.tsx').then((m) => m.FormLayoutsScreen),
  },
  {
    ruta: /^\/forms\/form-elements\/checkbox$/,
    cargar: () => import('./form-elements/checkbox/checkbox.screen.tsx').then((m) => m.CheckboxScreen),
  },
  {
    ruta: /^\/forms\/form-elements\/radio$/,
    cargar: () => import('./form-elements/radio/radio.screen.tsx').then((m) => m.RadioScreen),
  },
  {
    ruta: /^\/forms\/form-elements\/switch$/,
    cargar: () => import('./form-elements/switch/switch.screen.tsx').then((m) => m.SwitchScreen),
  },
  {
    ruta: /^\/forms\/form-elements\/slider$/,
    cargar: () => import('./form-elements/slider/slider.screen.tsx').then((m) => m.SliderScreen),
  },
  {
    ruta: /^\/forms\/form-elements\/button$/,
    cargar: () => import('./form-elements/button/button.screen.tsx').then((m) => m.ButtonScreen),
  },
  {
    ruta: /^\/forms\/form-elements\/autocomplete$/,
    cargar: () => import('./form-elements/autocomplete/autocomplete.screen.tsx').then((m) => m.AutocompleteScreen),
  },
  {
    ruta: /^\/forms\/form-elements\/date-time$/,
    cargar: () => import('./form-elements/date-time/date-time.screen.tsx').then((m) => m.DateTimeScreen),
  },
];
