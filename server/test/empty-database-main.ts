// Prints the path of the archive from which journeys copy a shop's database: migrating takes half of a start.
import { emptyDatabaseFile } from './test-database.ts';

console.log(await emptyDatabaseFile());
