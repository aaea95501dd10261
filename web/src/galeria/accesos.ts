import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconBasket from '@tabler/icons-react/dist/esm/icons/IconBasket.mjs';
import IconCalendarMonth from '@tabler/icons-react/dist/esm/icons/IconCalendarMonth.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import IconNotes from '@tabler/icons-react/dist/esm/icons/IconNotes.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { Accesos } from '#armazon/tipos.ts';

/** What the top bar offers of the demonstration: eight applications, a few links, and three of them at hand. */
export const accesosDeGaleria: Accesos = {
  aplicaciones: [
    { titulo: 'demo.chats', a: '/apps/chats', icono: IconMessage2 },
    { titulo: 'demo.tienda', a: '/apps/ecommerce/shop', icono: IconBasket },
    { titulo: 'demo.calendario', a: '/apps/calendar', icono: IconCalendarMonth },
    { titulo: 'demo.contactos', a: '/apps/contacts', icono: IconAddressBook },
    { titulo: 'demo.tickets', a: '/apps/tickets', icono: IconTicket },
    { titulo: 'demo.correo', a: '/apps/email', icono: IconMail },
    { titulo: 'demo.notas', a: '/apps/notes', icono: IconNotes },
    { titulo: 'demo.panelEcommerce', a: '/dashboards/ecommerce', icono: IconShoppingCart },
  ],
  enlaces: [
    { titulo: 'demo.precios', a: '/pages/pricing' },
    { titulo: 'demo.disenosDeAcceso', a: '/auth/login2', afuera: true },
    { titulo: 'demo.registro', a: '/auth/register', afuera: true },
    { titulo: 'demo.error404', a: '/auth/404', afuera: true },
    { titulo: 'demo.notas', a: '/apps/notes' },
    { titulo: 'demo.perfil', a: '/user-profile' },
    { titulo: 'demo.blog', a: '/apps/blog/posts' },
    { titulo: 'demo.carrito', a: '/apps/ecommerce/eco-checkout' },
  ],
  directos: [
    { titulo: 'demo.chats', a: '/apps/chats' },
    { titulo: 'demo.calendario', a: '/apps/calendar' },
    { titulo: 'demo.correo', a: '/apps/email' },
  ],
};
