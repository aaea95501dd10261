import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/widgets/textos.ts';
import { Actividades } from './actividades.tsx';
import { Ajustes } from './ajustes.tsx';
import { Amigos, Seguidores } from './gente.tsx';
import { Musica } from './musica.tsx';
import { Noticias } from './noticias.tsx';
import { Perfiles } from './perfiles.tsx';
import { Productos } from './productos.tsx';
import { Regalos } from './regalos.tsx';

/** Cards of every kind: to read, to buy, to listen to, to follow and to set. */
export function CardsScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('tarjetas')}>
      <Grupo titulo={t('notas')} columnas={3}>
        <Noticias />
      </Grupo>
      <Grupo titulo={t('productos')} columnas={4}>
        <Productos />
      </Grupo>
      <Grupo titulo={t('musica')} columnas={3}>
        <Musica />
      </Grupo>
      <Grupo titulo={t('seguidores')} columnas={3}>
        <Seguidores />
      </Grupo>
      <Grupo titulo={t('amigos')} columnas={4}>
        <Amigos />
      </Grupo>
      <Grupo titulo={t('perfiles')} columnas={3}>
        <Perfiles />
      </Grupo>
      <Grupo titulo={t('regalos')} columnas={2}>
        <Regalos />
      </Grupo>
      <Box sx={cuadricula(2)}>
        <Ajustes />
        <Actividades />
      </Box>
    </PaginaDemo>
  );
}

function Grupo(props: { readonly titulo: string; readonly columnas: number; readonly children: ReactNode }) {
  return (
    <Box component="section" aria-label={props.titulo} sx={{ mb: 1 }}>
      <Box component="h2" sx={{ m: 0, mb: 1.5, fontSize: '1rem', fontWeight: 600 }}>
        {props.titulo}
      </Box>
      <Box sx={cuadricula(props.columnas)}>{props.children}</Box>
    </Box>
  );
}

const cuadricula = (columnas: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: `repeat(${columnas}, minmax(0, 1fr))`,
    },
    gap: { xs: 1.5, sm: 3 },
    // What waits is no card: it takes the row.
    '& > [role=status]': { gridColumn: '1 / -1' },
  }) as const;
