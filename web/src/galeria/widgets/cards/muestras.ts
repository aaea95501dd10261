export const NOTICIAS = [
  {
    id: 1,
    titulo: 'Cómo medir el desgaste de un disco sin desarmar media rueda',
    autor: 'Sabina Roldán',
    minutos: 2,
    vistas: 9125,
    comentarios: 3,
    dia: '2026-11-16',
  },
  {
    id: 2,
    titulo: 'Diez preguntas antes de comprar una batería',
    autor: 'Ulises Bravo',
    minutos: 2,
    vistas: 4150,
    comentarios: 38,
    dia: '2026-11-15',
  },
  {
    id: 3,
    titulo: 'El depósito ordenado en un fin de semana',
    autor: 'Nieves Páez',
    minutos: 2,
    vistas: 9480,
    comentarios: 12,
    dia: '2026-11-18',
  },
] as const;

export const TEMAS = [
  ['Ruta al amanecer', 'Los Bujes'],
  ['Correa nueva', 'Trío Distribución'],
  ['Punto muerto', 'La Cuarta Marcha'],
] as const;

export const SEGUIDORES = [
  { id: 1, nombre: 'Amapola Funes', lugar: 'Paraná' },
  { id: 2, nombre: 'Gaspar Iriarte', lugar: 'Neuquén' },
  { id: 3, nombre: 'Renata Soto', lugar: 'Salta' },
] as const;

export const AMIGOS = [
  { id: 1, nombre: 'Delfina Ojeda', enComun: 12 },
  { id: 2, nombre: 'Tomás Ríos', enComun: 7 },
  { id: 3, nombre: 'Emilia Sáenz', enComun: 4 },
  { id: 4, nombre: 'Nicanor Paz', enComun: 19 },
] as const;

export const PERFILES = [
  { nombre: 'Andrés Villar', rol: 'Jefe de proyecto' },
  { nombre: 'Jacinta Moreno', rol: 'Compradora' },
  { nombre: 'Lisandro Vega', rol: 'Mecánico' },
] as const;

export const REDES = ['Facebook', 'Instagram', 'LinkedIn'] as const;

/** The ids of the products of the shop that are given away. */
export const REGALOS: readonly number[] = [10, 12];

export const ACTIVIDADES = [
  { titulo: 'Llamado con el proveedor de bujías', hora: '09:30', estado: 'pronto' },
  { titulo: 'Conteo del pasillo 4', hora: '11:00', estado: 'confirmada' },
  { titulo: 'Visita al taller La Biela', hora: '14:15', estado: 'pendiente' },
  { titulo: 'Entrega a Agro Los Ceibos', hora: '16:00', estado: 'confirmada' },
  { titulo: 'Cierre de caja', hora: '19:30', estado: 'pronto' },
] as const;
