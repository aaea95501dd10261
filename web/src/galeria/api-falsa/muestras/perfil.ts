import type { Follower, GalleryItem, Post, PostComment, SocialProfile } from '#galeria/api-falsa/entidades/perfil.ts';
import { azar, unoDe } from '#galeria/comun/azar.ts';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { haceDias, haceMinutos } from '#galeria/comun/hace.ts';

const retrato = (nombre: string): string => dibujo(nombre, 'retrato', 160, 160);

const PERSONAS = [
  ['Bruno Salvatierra', 'Encargado de depósito', 'Argentina'],
  ['Camila Etcheverry', 'Compras', 'Uruguay'],
  ['Delfina Arrieta', 'Diseño de vidriera', 'Argentina'],
  ['Ezequiel Montes', 'Viajante', 'Paraguay'],
  ['Fátima Quispe', 'Administración', 'Bolivia'],
  ['Gaspar Olmedo', 'Mecánico', 'Argentina'],
  ['Helena Duarte', 'Atención al cliente', 'Brasil'],
  ['Ignacio Bravo', 'Rectificador', 'Chile'],
  ['Julieta Sarmiento', 'Catálogo', 'Argentina'],
  ['Karim Haddad', 'Importaciones', 'España'],
  ['Lautaro Medina', 'Cadete', 'Argentina'],
  ['Morena Ayala', 'Mostrador', 'Paraguay'],
  ['Nahuel Rojas', 'Electricista', 'Argentina'],
  ['Olivia Peñaloza', 'Cobranzas', 'Argentina'],
  ['Pedro Zubiría', 'Gomero', 'Uruguay'],
  ['Renata Cabral', 'Prensa', 'Argentina'],
  ['Santino Ledesma', 'Ayudante de taller', 'Argentina'],
  ['Tamara Villalba', 'Logística', 'Perú'],
  ['Ulises Carranza', 'Preparador de pedidos', 'Argentina'],
  ['Violeta Núñez', 'Ventas por mayor', 'México'],
] as const;

/** Twenty people, some of them followed. */
export const muestrasDeUsuarios = (): readonly Follower[] =>
  PERSONAS.map(([name, role, country], i) => ({
    id: i + 1,
    avatar: retrato(name),
    name,
    role,
    country,
    isFollowed: i % 3 === 1,
  }));

const FOTOS = ['mostrador', 'taller', 'deposito', 'vidriera', 'catalogo', 'ruta'] as const;

/** Twelve pictures, the newest first. */
export function muestrasDeGaleria(ahora: Date): readonly GalleryItem[] {
  const sorteo = azar('galeria');
  return Array.from({ length: 12 }, (_, i) => ({
    id: i + 1,
    cover: dibujo(`galeria ${i}`, i % 2 === 0 ? 'paisaje' : 'abstracto', 640, 440),
    name: `${FOTOS[i % FOTOS.length]}-${i < 6 ? 'norte' : 'sur'}.svg`,
    time: haceDias(ahora, i * 4 + unoDe(sorteo, [1, 2, 3])),
  }));
}

const de = (ahora: Date, i: number, minutos: number): SocialProfile => {
  const [name] = PERSONAS[i] ?? PERSONAS[0];
  return { id: i + 1, avatar: retrato(name), name, time: haceMinutos(ahora, minutos) };
};

const comentario = (id: number, profile: SocialProfile, comment: string, value: number): PostComment => ({
  id,
  profile,
  data: { comment, likes: { like: false, value }, replies: [] },
});

/** Four posts: one with a picture, one with two, a video and one of text alone. */
export function muestrasDePosts(ahora: Date): readonly Post[] {
  const foto = (semilla: string) => dibujo(semilla, 'paisaje', 960, 480);
  const conRespuesta = comentario(21, de(ahora, 5, 40), '¿Llegan los de la 4×4 antes del feriado?', 6);
  return [
    {
      id: 11,
      profile: de(ahora, 8, 55),
      data: {
        content:
          'Quedó lista la vidriera de la temporada. Pusimos los amortiguadores a la altura de los ojos y los filtros ordenados por color de caja: ahora se encuentran sin preguntar.',
        images: [{ img: foto('vidriera nueva'), featured: true }],
        video: '',
        likes: { like: true, value: 129 },
        comments: [
          {
            ...conRespuesta,
            data: {
              ...conRespuesta.data,
              replies: [{ id: 31, profile: de(ahora, 8, 32), data: { comment: 'El jueves a primera hora, Gaspar.' } }],
            },
          },
          comentario(22, de(ahora, 2, 20), 'Los carteles de precio se leen perfecto desde la vereda.', 3),
        ],
      },
    },
    {
      id: 12,
      profile: de(ahora, 17, 60 * 7),
      data: {
        content: 'El pasillo siete, antes y después. Dos tardes de orden y el inventario cerró sin diferencias.',
        images: [
          { img: foto('pasillo antes'), title: 'Antes' },
          { img: foto('pasillo después'), title: 'Después' },
        ],
        video: '',
        likes: { like: false, value: 84 },
        comments: [],
      },
    },
    {
      id: 13,
      profile: de(ahora, 6, 60 * 26),
      data: {
        content: 'Medio minuto para reconocer una bujía gastada. Lo grabamos con lo que había en el mostrador.',
        images: [],
        video: dibujo('bujía gastada', 'abstracto', 960, 480),
        likes: { like: false, value: 210 },
        comments: [comentario(23, de(ahora, 12, 60 * 20), 'Se lo paso a los chicos del taller. ¡Muy claro!', 11)],
      },
    },
    {
      id: 14,
      profile: de(ahora, 13, 60 * 50),
      data: {
        content:
          'Aprendí esta semana: si el cliente trae la pieza vieja en la mano, la venta ya está hecha. Falta que encontremos la nueva en menos de un minuto.',
        images: [],
        video: '',
        likes: { like: false, value: 47 },
        comments: [],
      },
    },
  ];
}
