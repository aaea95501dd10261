import type { TextosDePortada } from './textos.ts';

export const en: TextosDePortada = {
  pagina: 'Trastienda: spare parts management',
  saltar: 'Skip to the content',
  menu: 'Open the menu',
  cerrarMenu: 'Close the menu',
  demos: 'Demos',
  paginas: 'Pages',
  ayuda: 'Help',
  ingresar: 'Log in',
  pausar: 'Pause the movement',
  seguir: 'Resume the movement',
  anterior: 'Previous',
  siguiente: 'Next',
  ver: 'See',
  verQue: 'See {{nombre}}',
  heroe: {
    titulo: 'Every part on its shelf, in all your branches',
    bajada:
      'Trastienda keeps the articles, stock, prices and sales of a spare parts business. Two people never sell the same unit, and every figure can be explained.',
    entrar: 'Go into Trastienda',
    conocer: 'Look at the screens',
  },
  pantallas: {
    titulo: 'The screens of every day',
    bajada: 'Made to be used without leaving the keyboard, and from a phone too.',
    mostrador: 'Counter',
    articulos: 'Articles',
    ficha: 'Article page',
    stock: 'Stock of all branches',
    kardex: 'Stock ledger',
    finalizar: 'Deliveries',
  },
  hecho: 'Made with what those who will maintain it already know',
  funciones: {
    titulo: 'What it does',
    bajada: 'Twelve things that show from the first day.',
    codigos: {
      titulo: 'Finds by any code',
      texto: 'Its own, the original, the alternative or the bar code, with or without dashes.',
    },
    stock: {
      titulo: 'Stock that adds up',
      texto: 'Each unit that leaves a place enters another. The sum is always zero.',
    },
    reservas: {
      titulo: 'Reserves on confirming',
      texto: 'What was promised to a customer is not sold to another, in any branch.',
    },
    sucursales: {
      titulo: 'All branches together',
      texto: 'What is here, what is elsewhere and what is on its way, in one table.',
    },
    mostrador: {
      titulo: 'A counter without mouse',
      texto: 'Code, quantity, Enter. An order of ten lines is made with the keyboard.',
    },
    precios: {
      titulo: 'Prices with a date',
      texto: 'A price holds from a day on, and the history of all the former ones stays.',
    },
    costo: {
      titulo: 'Average cost up to date',
      texto: 'It is worked out with each entry, and one sees where it came from.',
    },
    entregas: {
      titulo: 'Partial deliveries',
      texto: 'What is missing stays pending, and one knows how much and since when.',
    },
    importar: {
      titulo: 'Imports your sheets',
      texto: 'It shows what will change before doing it, and can be reverted.',
    },
    permisos: { titulo: 'To each their own', texto: 'Roles by branch. Who may not see a cost sees it nowhere.' },
    historia: { titulo: 'Who changed what', texto: 'Every change is written down, with the person and the time.' },
    seguridad: { titulo: 'Doors well locked', texto: 'Second step, passkeys, and a PIN for shared terminals.' },
  },
  resuelve: {
    titulo: 'What it solves, post by post',
    vendedor: {
      rol: 'At the counter',
      texto: 'Before promising, one sees what is really available: what there is minus what has an owner.',
    },
    deposito: {
      rol: 'In the store',
      texto: 'The differences of a count are corrected with an adjustment that tells its reason and cannot be deleted.',
    },
    compras: {
      rol: 'In purchasing',
      texto: 'What is negative, below its minimum or not moving comes in a list, not from memory.',
    },
    administracion: {
      rol: 'In administration',
      texto: 'The value of the stock at any date is the sum of its movements: they can be walked one by one.',
    },
  },
  llamada: {
    titulo: 'Try it with your own data',
    texto: 'It is installed with one order and brings an example company to walk through without fear.',
    boton: 'Go in',
  },
  garantia: {
    titulo: 'Your data are yours',
    texto:
      'It runs on your machine, with a database of its own. It needs no internet, sends nothing out, and everything can be exported whenever you want.',
  },
  pie: {
    producto: 'Spare parts management',
    puertas: 'Other ways in',
    recuperar: 'Recover the password',
    pin: 'Log in with a PIN',
    cuenta: 'Create an account',
    demos: 'Demonstrations',
  },
  enlaces: {
    tablero: 'Modern dashboard',
    tienda: 'Shop',
    chat: 'Chat',
    calendario: 'Calendar',
    correo: 'Mail',
    notas: 'Notes',
    ingreso: 'Log in',
    ingreso2: 'Log in on a card',
    registro: 'Register',
    olvido: 'Recover the password',
    dosPasos: 'Second step',
    error: 'Error 404',
    mantenimiento: 'Under maintenance',
  },
};
