import { useTranslation } from 'react-i18next';
import { CampoDeCasillas } from '#articulos/actualizar-precio/campo-de-casillas.tsx';
import { useSucursalesDePrecio } from './use-sucursales-de-precio.ts';

/** The sucursales that sell with a lista; none is all of them. */
export function CampoDeSucursales() {
  const { t } = useTranslation('precios');
  const sucursales = useSucursalesDePrecio();
  if (sucursales.length < 2) return null;
  return (
    <CampoDeCasillas
      name="sucursales"
      label={t('listasDePrecio.listas.sucursales')}
      ayuda={t('listasDePrecio.listas.ninguna')}
      opciones={sucursales.map(({ id, nombre }) => ({ id, texto: nombre }))}
    />
  );
}
