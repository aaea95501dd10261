import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs';
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconDiscount from '@tabler/icons-react/dist/esm/icons/IconDiscount.mjs';
import IconHorseToy from '@tabler/icons-react/dist/esm/icons/IconHorseToy.mjs';
import IconShirt from '@tabler/icons-react/dist/esm/icons/IconShirt.mjs';
import IconSortAscending from '@tabler/icons-react/dist/esm/icons/IconSortAscending.mjs';
import IconSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs';
import { useId } from 'react';
import { CATEGORIAS, GENEROS, type Product } from '#galeria/api-falsa/productos.ts';
import { coloresDe, ORDENES, PRECIOS } from '#galeria/ecommerce/estado.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { Colores } from './colores.tsx';
import { grupo, Opciones, titulo } from './opciones.tsx';
import type { useTienda } from './use-tienda.ts';

const DE_CATEGORIA = {
  All: IconCategory,
  fashion: IconShirt,
  books: IconBook,
  toys: IconHorseToy,
  electronics: IconDeviceLaptop,
} as const;
const DE_ORDEN = {
  newest: IconClockHour4,
  priceDesc: IconSortDescending,
  priceAsc: IconSortAscending,
  discount: IconDiscount,
} as const;
const CON_TODAS = ['All', ...CATEGORIAS] as const;
const CON_TODOS = ['All', ...GENEROS] as const;
const ESTRELLAS = ['', '5', '4', '3'] as const;

/** What the shop may leave out, and in which order it shows the rest. */
export function Filtros({
  products,
  tienda,
  cambiar,
}: Omit<ReturnType<typeof useTienda>, 'restablecer'> & { readonly products: readonly Product[] }) {
  const t = textos.usar();
  const id = useId();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Opciones
        titulo={t('tienda.categoria')}
        nombre={`${id}-categoria`}
        valor={tienda.category}
        opciones={CON_TODAS.map((valor) => ({ valor, texto: t(`categoria.${valor}`), icono: DE_CATEGORIA[valor] }))}
        onCambio={(category) => cambiar({ category })}
      />
      <Opciones
        titulo={t('tienda.ordenar')}
        nombre={`${id}-orden`}
        valor={tienda.sort}
        opciones={ORDENES.map((valor) => ({ valor, texto: t(`orden.${valor}`), icono: DE_ORDEN[valor] }))}
        onCambio={(sort) => cambiar({ sort })}
      />
      <Opciones
        titulo={t('tienda.genero')}
        nombre={`${id}-genero`}
        valor={tienda.gender}
        opciones={CON_TODOS.map((valor) => ({ valor, texto: t(`genero.${valor}`) }))}
        onCambio={(gender) => cambiar({ gender })}
      />
      <Opciones
        titulo={t('tienda.precio')}
        nombre={`${id}-precio`}
        valor={tienda.price}
        opciones={PRECIOS.map((valor) => ({ valor, texto: t(`precio.${valor}`) }))}
        onCambio={(price) => cambiar({ price })}
      />
      <Box component="fieldset" sx={grupo}>
        <Box component="legend" sx={titulo}>
          {t('tienda.colores')}
        </Box>
        <Colores colores={coloresDe(products)} valor={tienda.color} onCambio={(color) => cambiar({ color })} />
      </Box>
      <Opciones
        titulo={t('tienda.valoracion')}
        nombre={`${id}-valoracion`}
        valor={ESTRELLAS.find((una) => una === tienda.rating) ?? ''}
        opciones={ESTRELLAS.map((valor) => ({
          valor,
          texto: valor === '' ? t('tienda.valoracionTodas') : t('tienda.oMas', { cuantas: valor }),
        }))}
        onCambio={(rating) => cambiar({ rating })}
      />
    </Stack>
  );
}
