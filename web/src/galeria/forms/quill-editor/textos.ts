import { crearTextos } from '#galeria/comun/textos.ts';

export const textos = crearTextos(
  'editor',
  {
    titulo: 'Editor de texto',
    bajada: 'Texto con formato: se escribe, se pega y se ve lo que queda guardado',
    editor: 'Editor',
    texto: 'Texto con formato',
    marcador: 'Escribí aquí…',
    caracteres_one: '{{count}} carácter',
    caracteres_other: '{{count}} caracteres',
    vista: 'Vista previa',
    nada: 'Lo que escribas se ve acá.',
    html: 'HTML',
  },
  {
    titulo: 'Text editor',
    bajada: 'Text with format: write it, paste it, and see what is kept',
    editor: 'Editor',
    texto: 'Text with format',
    marcador: 'Write here…',
    caracteres_one: '{{count}} character',
    caracteres_other: '{{count}} characters',
    vista: 'Preview',
    nada: 'What you write is seen here.',
    html: 'HTML',
  },
);
