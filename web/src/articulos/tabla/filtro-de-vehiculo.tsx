import { listarVehiculos } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { FiltroBuscado } from '#ui/listas/filtros.tsx';
import type { PropsDeFiltros } from './filtros-de-articulos.tsx';

/** What a box to choose from shows of a datum of vehicles. */
export const aOpcion = ({ id, nombre }: { id: string; nombre: string }) => ({ id, texto: nombre });

/** What fits a vehicle (ART-05): its marca. What is asked of it beyond comes with it, and goes with it. */
export function FiltroDeVehiculo({ consulta: { valores, cambiar } }: Pick<PropsDeFiltros, 'consulta'>) {
  const { t } = useTranslation('articulos');
  return (
    <FiltroBuscado
      etiqueta={t('vehiculo.marca')}
      valor={valores.vehiculoMarca}
      texto={valores.vehiculoMarca}
      endpoint={listarVehiculos}
      aOpcion={aOpcion}
      onCambio={(vehiculoMarca) =>
        cambiar({ vehiculoMarca, vehiculoModelo: undefined, vehiculoMotor: undefined, vehiculoAnio: undefined })
      }
    />
  );
}
