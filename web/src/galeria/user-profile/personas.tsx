import Box from '@mui/material/Box';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { ReactNode } from 'react';
import type { Follower } from '#galeria/api-falsa/entidades/perfil.ts';
import { coincide } from '#galeria/comun/buscar.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { useMuestras } from '#galeria/comun/muestras.ts';
import { useParametro } from '#galeria/comun/parametros.ts';
import { VistaSinResultados } from '#ui/pantalla/sin-resultados.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { Encabezado } from './encabezado.tsx';
import { EsqueletoDeLista, grillaDePerfil } from './esqueletos.tsx';
import { textos } from './textos.ts';

export const CAMINO_DE_USUARIOS = '/api/data/users';

/** The same people for followers and friends, found by name, each in a card of the screen's own. */
export function Personas(props: {
  readonly titulo: string;
  readonly etiqueta: string;
  readonly prueba: string;
  /** How tall a card is, for its place while they come. */
  readonly alto: number;
  readonly tarjeta: (persona: Follower) => ReactNode;
}) {
  const t = textos.usar();
  const consulta = useMuestras<readonly Follower[]>(CAMINO_DE_USUARIOS);
  const [buscar, setBuscar] = useParametro('buscar', '');
  const irAlPerfil = <EnlaceBoton to={'/user-profile' as never}>{t('irAlPerfil')}</EnlaceBoton>;
  return (
    <ConEstados
      consulta={consulta}
      esqueleto={<EsqueletoDeLista alto={props.alto} />}
      vacio={{ icono: IconUsers, titulo: t('sinPersonas'), accion: irAlPerfil }}
    >
      {(todas) => {
        const personas = todas.filter(({ name }) => coincide(buscar, name));
        return (
          <>
            <Encabezado
              titulo={props.titulo}
              cantidad={personas.length}
              buscar={buscar}
              etiqueta={props.etiqueta}
              onBuscar={setBuscar}
            />
            {personas.length === 0 ? (
              <Tarjeta sinRelleno>
                <VistaSinResultados buscar={buscar} onLimpiar={() => setBuscar('')} />
              </Tarjeta>
            ) : (
              <Box component="ul" aria-label={props.titulo} data-testid={props.prueba} sx={grillaDePerfil}>
                {personas.map((persona) => (
                  <li key={persona.id}>{props.tarjeta(persona)}</li>
                ))}
              </Box>
            )}
          </>
        );
      }}
    </ConEstados>
  );
}
