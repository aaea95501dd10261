import {
  cambiarArticulo,
  type ListaDePrecio,
  ponerCeldas,
  ponerPrecios,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { InputOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { nombrarIva } from '#articulos/nombres.ts';
import { useAceptarBajoMargen } from '#articulos/use-aceptar-bajo-margen.ts';
import { adelantarTextos } from '#i18n/iniciar.ts';
import { useFija } from '#ui/fija.ts';
import type { Ediciones } from './edicion-de-articulos.tsx';
import { edicionesDeDatos } from './edicion-de-datos.ts';
import { edicionDePrecio } from './edicion-de-precio.ts';

// What changes the cells says them, and comes at about the same time.
adelantarTextos('tabla');

type Props = {
  /** The lista of the column of prices, once it is known. */
  readonly lista: ListaDePrecio | undefined;
  readonly onEdiciones: (ediciones: Ediciones) => void;
};

/** Hands over how each column is changed by who is there; it shows nothing. */
export function LectorDeEdicion({ lista, onEdiciones }: Props) {
  const { t } = useTranslation('articulos');
  const { t: tDe } = useTranslation('ediciones');
  const puede = usePuede();
  const { mutateAsync: cambiar } = useComando(cambiarArticulo);
  const { mutateAsync: poner } = useComando(ponerCeldas);
  const { mutateAsync: ponerImportes } = useComando(ponerPrecios);
  const aceptarBajoMargen = useAceptarBajoMargen();
  const ponerConMotivo = useFija(({ body }: InputOf<typeof ponerPrecios>) =>
    aceptarBajoMargen((aceptado) => ponerImportes({ body: { ...body, ...aceptado } })),
  );
  const [deDatos, dePrecios] = [puede(ponerCeldas), puede(ponerPrecios)];
  useEffect(() => {
    onEdiciones({
      ...(deDatos && edicionesDeDatos({ cambiar, poner, nombreDeIva: nombrarIva(t) })),
      ...(dePrecios &&
        lista?.tipo === 'MANUAL' && { precio: edicionDePrecio({ poner: ponerConMotivo, lista, t: tDe }) }),
    });
  }, [onEdiciones, cambiar, poner, ponerConMotivo, lista, deDatos, dePrecios, t, tDe]);
  return null;
}
