import { type listarArticulos, listarVehiculos } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import type { useConsultaDeLista } from '#ui/consulta-de-lista.ts';
import { FiltroBuscado, FiltroOpciones } from '#ui/filtros.tsx';

type Props = { readonly consulta: ReturnType<typeof useConsultaDeLista<typeof listarArticulos>> };

const PRIMER_ANIO = 1960;

const aOpcion = ({ id, nombre }: { id: string; nombre: string }) => ({ id, texto: nombre });

/** What fits a vehicle (ART-05). Each filter comes with the one before it, and goes with it. */
export function FiltrosDeVehiculo({ consulta: { valores, cambiar } }: Props) {
  const { t } = useTranslation('articulos');
  const { vehiculoMarca: marca, vehiculoModelo: modelo, vehiculoMotor: motor, vehiculoAnio: anio } = valores;
  return (
    <>
      <FiltroBuscado
        etiqueta={t('relaciones.vehiculoMarca')}
        valor={marca}
        texto={marca}
        endpoint={listarVehiculos}
        aOpcion={aOpcion}
        onCambio={(vehiculoMarca) =>
          cambiar({ vehiculoMarca, vehiculoModelo: undefined, vehiculoMotor: undefined, vehiculoAnio: undefined })
        }
      />
      {marca !== undefined && (
        <FiltroBuscado
          etiqueta={t('relaciones.vehiculoModelo')}
          valor={modelo}
          texto={modelo}
          endpoint={listarVehiculos}
          query={{ dato: 'modelo', marca }}
          aOpcion={aOpcion}
          onCambio={(vehiculoModelo) => cambiar({ vehiculoModelo, vehiculoMotor: undefined })}
        />
      )}
      {marca !== undefined && modelo !== undefined && (
        <FiltroBuscado
          etiqueta={t('relaciones.vehiculoMotor')}
          valor={motor}
          texto={motor}
          endpoint={listarVehiculos}
          query={{ dato: 'motor', marca, modelo }}
          aOpcion={aOpcion}
          onCambio={(vehiculoMotor) => cambiar({ vehiculoMotor })}
        />
      )}
      {marca !== undefined && (
        <FiltroOpciones
          etiqueta={t('relaciones.vehiculoAnio')}
          valor={anio === undefined ? undefined : String(anio)}
          opciones={aniosHasta(new Date().getFullYear() + 1).map((uno) => ({ valor: uno, texto: uno }))}
          onCambio={(uno) => cambiar({ vehiculoAnio: uno === undefined ? undefined : Number(uno) })}
        />
      )}
    </>
  );
}

/** The newest first: most cars on the road are nearer to today. */
const aniosHasta = (ultimo: number): string[] =>
  Array.from({ length: ultimo - PRIMER_ANIO + 1 }, (_, i) => String(ultimo - i));
