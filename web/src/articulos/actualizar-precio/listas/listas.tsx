import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import {
  cambiarListaDePrecio,
  crearListaDePrecio,
  type ListaDePrecio,
  listarListasDePrecio,
} from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';
import { GrillaDeListas, RenglonesDeListas } from './filas-de-listas.tsx';
import { HistoriaDeLista } from './historia-de-lista.tsx';
import { PanelDeLista } from './panel-de-lista.tsx';
import { useComandosDeLista } from './use-comandos-de-lista.ts';
import { useEtiquetasDeLista } from './use-etiquetas-de-lista.ts';

/** The listas in their order: manual and derived, in which currency, with or without IVA, and who sells with them. */
export function Listas() {
  const { t } = useTranslation('precios');
  const puede = usePuede();
  const consulta = useQuery(consultaDe(listarListasDePrecio, {}));
  const angosta = useMediaQuery('(max-width:899.95px)');
  const [editando, setEditando] = useState<ListaDePrecio | 'nueva' | null>(null);
  const [conHistoria, setConHistoria] = useState<ListaDePrecio | null>(null);
  const accionesDe = useAcciones(setEditando, setConHistoria);
  const Filas = angosta ? RenglonesDeListas : GrillaDeListas;
  return (
    <Tarjeta
      titulo={t('listasDePrecio.listas.titulo')}
      sinRelleno
      acciones={
        puede(crearListaDePrecio) && (
          <Button
            size="small"
            startIcon={<IconPlus size={17} stroke={1.7} aria-hidden />}
            onClick={() => setEditando('nueva')}
          >
            {t('listasDePrecio.listas.nueva')}
          </Button>
        )
      }
    >
      <Cargado
        consulta={consulta}
        esVacio={({ filas }) => filas.length === 0}
        vacio={{ icono: IconListDetails, titulo: t('listasDePrecio.listas.vacio') }}
      >
        {({ filas }) => (
          <>
            <Filas
              listas={filas}
              menuDe={
                puede(cambiarListaDePrecio)
                  ? (lista) => <Menu lista={lista} acciones={() => accionesDe(lista, filas)} />
                  : null
              }
            />
            {editando && (
              <PanelDeLista
                lista={editando === 'nueva' ? null : editando}
                listas={filas}
                onCerrar={() => setEditando(null)}
              />
            )}
            {conHistoria && <HistoriaDeLista lista={conHistoria} onCerrar={() => setConHistoria(null)} />}
          </>
        )}
      </Cargado>
    </Tarjeta>
  );
}

function Menu(props: { readonly lista: ListaDePrecio; readonly acciones: () => readonly AccionDeFila[] }) {
  const { t } = useTranslation('ui');
  return (
    <Box sx={{ textAlign: 'end' }}>
      <MenuDeFila etiqueta={t('tabla.acciones', { que: props.lista.nombre })} acciones={props.acciones} />
    </Box>
  );
}

function useAcciones(onEditar: (lista: ListaDePrecio) => void, onHistoria: (lista: ListaDePrecio) => void) {
  const { t } = useTranslation('precios');
  const comandos = useComandosDeLista();
  const verEtiquetas = useEtiquetasDeLista();
  const accion = (va: boolean, una: AccionDeFila) => (va ? [una] : []);
  return (lista: ListaDePrecio, filas: readonly ListaDePrecio[]): readonly AccionDeFila[] => {
    const lugar = filas.findIndex(({ id }) => id === lista.id) + 1;
    // The default one goes first and the inactive ones last, whatever their place: one only passes another of its own kind.
    const pasaA = (otra: ListaDePrecio | undefined) =>
      otra !== undefined && !lista.omision && !otra.omision && otra.activa === lista.activa;
    return [
      { texto: t('listasDePrecio.listas.editar'), onClick: () => onEditar(lista) },
      { texto: t('listasDePrecio.historia.ver'), onClick: () => onHistoria(lista) },
      // Labels say the price of one that is sold with.
      ...accion(lista.activa, { texto: t('listasDePrecio.listas.etiquetas'), onClick: () => verEtiquetas(lista) }),
      ...accion(pasaA(filas[lugar - 2]), {
        texto: t('listasDePrecio.listas.subir'),
        onClick: () => void comandos.mover(lista, lugar - 1),
      }),
      ...accion(pasaA(filas[lugar]), {
        texto: t('listasDePrecio.listas.bajar'),
        onClick: () => void comandos.mover(lista, lugar + 1),
      }),
      ...accion(lista.activa && !lista.omision, {
        texto: t('listasDePrecio.listas.hacerOmision'),
        onClick: () => void comandos.hacerOmision(lista),
      }),
      lista.activa
        ? {
            texto: t('listasDePrecio.listas.inactivar'),
            peligro: true,
            onClick: () => void comandos.inactivar(lista),
          }
        : { texto: t('listasDePrecio.listas.activar'), onClick: () => void comandos.activar(lista) },
    ];
  };
}
