import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import type { ClaveDeMenu, HojaDeMenu, NodoDeMenu, RamaDeMenu, SubramaDeMenu } from '#ui/pantalla/menu.ts';

type ClaveDeDemo = Extract<ClaveDeMenu, `demo.${string}`> extends `demo.${infer Clave}` ? Clave : never;
type Entrada = readonly [clave: ClaveDeDemo, parte: string, familia?: string];

const hoja = (clave: ClaveDeDemo, a: string): HojaDeMenu => ({ titulo: `demo.${clave}`, a, permiso: 'galeria.ver' });
const afuera = (clave: ClaveDeDemo, a: string): HojaDeMenu => ({ ...hoja(clave, a), afuera: true });
const rama = (id: ClaveDeDemo, hojas: readonly NodoDeMenu[]): SubramaDeMenu => ({
  id: `demo.${id}`,
  titulo: `demo.${id}`,
  hojas,
});
const bajo = (base: string, entradas: readonly Entrada[]): readonly HojaDeMenu[] =>
  entradas.map(([clave, parte, familia]) => ({
    ...hoja(clave, `${base}/${parte}`),
    ...(familia && { familia: `${base}/${familia}` }),
  }));

const aplicaciones = rama('aplicaciones', [
  ...bajo('/apps', [
    ['chats', 'chats'],
    ['notas', 'notes'],
    ['calendario', 'calendar'],
    ['correo', 'email'],
    ['tickets', 'tickets'],
    ['contactos', 'contacts'],
  ]),
  rama(
    'blog',
    bajo('/apps/blog', [
      ['entradas', 'posts'],
      ['detalle', 'detail/caminar-mientras-se-piensa', 'detail'],
    ]),
  ),
  rama(
    'tienda',
    bajo('/apps/ecommerce', [
      ['catalogo', 'shop'],
      ['detalle', 'detail/1', 'detail'],
      ['listado', 'eco-product-list'],
      ['pago', 'eco-checkout'],
    ]),
  ),
  rama('usuarios', [
    hoja('perfil', '/user-profile'),
    ...bajo('/apps', [
      ['seguidores', 'followers'],
      ['amigos', 'friends'],
      ['galeria', 'gallery'],
    ]),
  ]),
]);

const paginas = rama('paginas', [
  ...bajo('/pages', [
    ['roles', 'casl'],
    ['arbol', 'treeview'],
    ['precios', 'pricing'],
    ['cuenta', 'account-settings'],
    ['preguntas', 'faq'],
  ]),
  afuera('portada', '/landingpage'),
]);

const formularios = rama('formularios', [
  rama(
    'elementos',
    bajo('/forms/form-elements', [
      ['autocompletar', 'autocomplete'],
      ['boton', 'button'],
      ['casilla', 'checkbox'],
      ['opcion', 'radio'],
      ['deslizador', 'slider'],
      ['fechaHora', 'date-time'],
      ['interruptor', 'switch'],
    ]),
  ),
  ...bajo('/forms', [
    ['disenos', 'form-layouts'],
    ['horizontal', 'form-horizontal'],
    ['vertical', 'form-vertical'],
    ['personalizado', 'form-custom'],
    ['asistente', 'form-wizard'],
    ['validacion', 'form-validation'],
    ['editor', 'quill-editor'],
  ]),
]);

const tablas = rama(
  'tablas',
  bajo('/tables', [
    ['basica', 'basic'],
    ['plegable', 'collapsible'],
    ['mejorada', 'enhanced'],
    ['encabezadoFijo', 'fixed-header'],
    ['paginacion', 'pagination'],
    ['busqueda', 'search'],
  ]),
);

const graficos = rama(
  'graficos',
  bajo('/charts', [
    ['lineas', 'line-chart'],
    ['degradado', 'gredient-chart'],
    ['anillo', 'doughnut-pie-chart'],
    ['area', 'area-chart'],
    ['columnas', 'column-chart'],
    ['velas', 'candlestick-chart'],
    ['radial', 'radialbar-chart'],
  ]),
);

const componentes = rama(
  'componentes',
  bajo('/ui-components', [
    ['sistema', 'sistema'],
    ['alerta', 'alert'],
    ['acordeon', 'accordion'],
    ['avatar', 'avatar'],
    ['chip', 'chip'],
    ['dialogo', 'dialog'],
    ['lista', 'list'],
    ['emergente', 'popover'],
    ['valoracion', 'rating'],
    ['pestanas', 'tabs'],
    ['ayuda', 'tooltip'],
    ['transferencia', 'transfer-list'],
    ['tipografia', 'typography'],
  ]),
);

const autenticacion = rama('autenticacion', [
  afuera('ingreso', '/login'),
  afuera('ingreso2', '/auth/login2'),
  afuera('registro', '/auth/register'),
  afuera('registro2', '/auth/register2'),
  afuera('recuperar', '/auth/forgot-password'),
  afuera('recuperar2', '/auth/forgot-password2'),
  afuera('dosPasos', '/auth/two-steps'),
  afuera('dosPasos2', '/auth/two-steps2'),
  afuera('error404', '/auth/404'),
  afuera('mantenimiento', '/auth/maintenance'),
]);

/** The demonstration screens: the last branch of the menu, closed until somebody opens it. */
export const menuDeGaleria: RamaDeMenu = {
  id: 'demo',
  grupo: 'otros',
  titulo: 'demo.titulo',
  icono: IconBox,
  hojas: [
    rama(
      'paneles',
      bajo('/dashboards', [
        ['moderno', 'modern'],
        ['ecommerce', 'ecommerce'],
      ]),
    ),
    aplicaciones,
    paginas,
    rama(
      'widgets',
      bajo('/widgets', [
        ['tarjetas', 'cards'],
        ['banners', 'banners'],
        ['graficos', 'charts'],
      ]),
    ),
    formularios,
    tablas,
    graficos,
    componentes,
    autenticacion,
  ],
};
