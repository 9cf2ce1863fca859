/** The state of the switches in an environment (R011, R014). */
import {
  standardSwitches,
  type Environment,
  type SwitchName,
  type Switches,
  type SwitchStates,
} from '../record/switches.ts';

export function switchesIn(switches: Switches, environment: Environment): SwitchStates {
  const states = Object.entries(standardSwitches).map(([name, standard]) => {
    const given = switches[name as SwitchName];
    if (given === undefined) return [name, standard];
    if (typeof given === 'boolean') return [name, given];
    return [name, given.checkedIn.includes(environment) ? given.on : standard];
  });
  return Object.fromEntries(states) as SwitchStates;
}
